/** Small pictures in a box of 24 by 24; colours come from the theme. */
export const ICONS: Record<string, string> = {
  city: '<path d="M3 21V11l3-3 3 3v2h2V7l3-4 3 4v6h1l3-3v11z" fill="var(--v-stone)" stroke="var(--v-line)" stroke-width="1.4" stroke-linejoin="round"/><path d="M11 21v-4h3v4" fill="none" stroke="var(--v-line)" stroke-width="1.4"/><path d="M11 7h6M3 11h6" stroke="var(--v-roof)" stroke-width="2.2"/>',
  store:
    '<path d="M3 21V10l9-6 9 6v11" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M7 21v-8h10v8M7 17h10" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  "good-cloth":
    '<path d="M3 5.5 18 3.5 21 7v12L5.5 21 3 18.5z" fill="var(--g-cloth)" stroke="var(--good-stroke)" stroke-width="1.5" stroke-linejoin="round"/><path d="M3 5.5 5.6 8.6V21M5.6 8.6 21 7" fill="none" stroke="var(--good-stroke)" stroke-width="1.3"/><path d="M9.5 8.2v12.3M13 7.9v12.2" stroke="#fff3dd" stroke-width="1.6" opacity=".85"/>',
  "good-iron":
    '<path d="M6.6 7h10.8L22.4 17.6H1.6z" fill="var(--g-iron)" stroke="var(--iron-stroke)" stroke-width="1.5" stroke-linejoin="round"/><path d="M7.4 9.3h9.2l1.5 3.4H5.9z" fill="#8d98a3"/>',
  "good-wine":
    '<path d="M7 2.8h10c2.6 5.6 2.6 12.8 0 18.4H7C4.4 15.6 4.4 8.4 7 2.800z" fill="var(--g-wine)" stroke="var(--good-stroke)" stroke-width="1.5"/><path d="M5.6 7.500h12.8M5.6 16.500h12.8" stroke="#f0d9a8" stroke-width="1.8"/><circle cx="12" cy="12" r="1.5" fill="#2b2118"/>',
  "good-food":
    '<circle cx="12" cy="13.4" r="8.3" fill="var(--g-food)" stroke="var(--good-stroke)" stroke-width="1.5"/><path d="M12 6.500c-.4-2.6.8-4.6 4.7-5.3.3 3-1.4 5-4.7 5.300z" fill="#3f6f22" stroke="var(--good-stroke)" stroke-width="1.1"/><path d="M7.3 12.500c.4-2 1.5-3.2 3.2-3.7" stroke="#e9f6cf" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  "good-silk":
    '<path d="M2.3 4.200c6 1.4 7.3 5.3 9.7 5.300s3.7-3.9 9.7-5.300c1.1 5.2 1.1 10.4 0 15.6-6-1.4-7.3-5.3-9.7-5.300s-3.7 3.9-9.7 5.300c-1.1-5.2-1.1-10.4 0-15.600z" fill="var(--g-silk)" stroke="var(--good-stroke)" stroke-width="1.5" stroke-linejoin="round"/><path d="M10.3 8.800h3.400v6.400h-3.400z" fill="#f0c95a" stroke="var(--good-stroke)" stroke-width="1.2"/><path d="M5 8.500c2 .8 3 1.7 4 2.700M5 15.500c2-.8 3-1.7 4-2.7" stroke="#e6d3f5" stroke-width="1.2" fill="none"/>',
  "good-salt":
    '<path d="M12 1.8 21.8 20.600H2.200z" fill="var(--g-salt)" stroke="var(--salt-stroke)" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 5.500v5.500M8.6 14.500l2 2.600M15.3 13l-1.9 3.8" stroke="#8fa3ad" stroke-width="1.5" stroke-linecap="round"/>',
  "arms-0":
    '<path d="M2.5 2.500h19v8.800c0 6.3-4.6 9.8-9.5 11.6-4.9-1.8-9.5-5.3-9.5-11.600z" fill="var(--pl-0)" stroke="#fff6e4" stroke-width="1.4"/><path d="M12 8.2 19.8 15.400c-.6 1-1.3 1.9-2.2 2.700L12 12.700l-5.6 5.400c-.9-.8-1.6-1.7-2.2-2.700z" fill="#fff3df"/><path d="M9.8 3.800h1.300v1.100h1.800V3.800h1.300v3.600H9.800z" fill="#fff3df"/>',
  "arms-1":
    '<circle cx="12" cy="12" r="10.3" fill="var(--pl-1)" stroke="#fff6e4" stroke-width="1.4"/><path d="M3.2 9.200c2.2-2 4.3-2 6.5 0s4.4 2 6.6 0c1.5-1.4 3-1.8 4.5-1.300M2.8 14.300c2.3-2 4.6-2 6.9 0s4.4 2 6.6 0c1.7-1.5 3.3-1.9 5-1.1" stroke="#fff3df" stroke-width="2.3" fill="none"/>',
  "arms-2":
    '<path d="M12 1 23 12 12 23 1 12z" fill="var(--pl-2)" stroke="#fff6e4" stroke-width="1.4" stroke-linejoin="round"/><path d="M8 8 16 16" stroke="var(--arms-2)" stroke-width="3.4"/><circle cx="15.6" cy="8.4" r="1.6" fill="var(--arms-2)"/><circle cx="8.4" cy="15.6" r="1.6" fill="var(--arms-2)"/>',
  "arms-3":
    '<path d="M2.5 2h19v20.500L12 17.5 2.5 22.500z" fill="var(--pl-3)" stroke="#fff6e4" stroke-width="1.4" stroke-linejoin="round"/><path d="M4 3.500h5.300v5H4zM14.7 3.500H20v5h-5.300zM9.3 8.500h5.400v5H9.300z" fill="#33200c"/>',
  coin: '<circle cx="12" cy="12" r="9.5" fill="#e2ad35" stroke="#6b4a10" stroke-width="1.6"/><circle cx="12" cy="12" r="6.7" fill="none" stroke="#8d6413" stroke-width="1.1"/><path d="M12 7.300c1.7 1.5 1.7 3.1 0 4.6-1.7-1.5-1.7-3.1 0-4.600zM12 11.900c.9-1.7 2.3-2.2 3.9-1.5-.5 1.6-1.7 2.3-3.9 1.500zm0 0c-.9-1.7-2.3-2.2-3.9-1.5.5 1.6 1.7 2.3 3.9 1.500zM12 12v4.600M9.7 14.500h4.6" fill="#6b4a10" stroke="#6b4a10" stroke-width=".8"/>',
  purse:
    '<path d="M8.5 7.500c-4 3-5.5 6-5.5 9 0 3.7 3.5 5 9 5s9-1.3 9-5c0-3-1.5-6-5.5-9z" fill="#9b7442" stroke="#4a3218" stroke-width="1.5"/><path d="M7.5 3.5 9 7.500h6l1.5-4-2.3 1.200L12 3l-2.2 1.700z" fill="#b78d58" stroke="#4a3218" stroke-width="1.4" stroke-linejoin="round"/><path d="M8 7.800h8" stroke="#f0d9a8" stroke-width="1.8"/>',
  seal: '<path d="M12 1.500c2 0 2.3 1.6 4 2 1.8.3 3.2-.6 4.3.9s-.2 2.6.4 4.300c.7 1.6 2.4 2 2.2 3.9-.2 1.9-1.9 2-2.7 3.5-.8 1.6 0 3.2-1.5 4.300s-2.6-.2-4.3.4c-1.6.7-2 2.3-3.9 2-1.9-.2-2-1.8-3.5-2.6-1.6-.8-3.2 0-4.3-1.500s.2-2.6-.4-4.300C1.6 12.8.2 12.2.5 10.300c.3-1.8 2-1.9 2.8-3.4.7-1.6 0-3.1 1.5-4.200s2.5.2 4.2-.3c1.1-.3 1.6-.9 3-.9z" fill="var(--wax)" stroke="#5d1010" stroke-width="1"/><circle cx="12" cy="12" r="6.3" fill="none" stroke="#e9a7a0" stroke-width="1.2" opacity=".8"/><path d="M12 7.500v9M8 12h8M9 9l6 6M15 9l-6 6" stroke="#f2c4be" stroke-width="1.3" stroke-linecap="round"/>',
  hour: '<path d="M6 2.500h12M6 21.500h12M7.5 2.500c0 5 3 6.3 4.5 9.5 1.5-3.2 4.5-4.5 4.5-9.500M7.5 21.500c0-5 3-6.3 4.5-9.5 1.5 3.2 4.5 4.5 4.5 9.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/><path d="M9 19.800c1-2.3 5-2.3 6 0z" fill="currentColor"/>',
  influence:
    '<rect x="4.5" y="2" width="15" height="20" rx="2.2" fill="#7a8f3c" stroke="#33401a" stroke-width="1.5"/><path d="M12 6.5 16 12l-4 5.500L8 12z" fill="#f6edd2" stroke="#33401a" stroke-width="1.1"/><path d="M12 9.300v5.400M9.9 12h4.2" stroke="#33401a" stroke-width="1.3"/>',
  letter:
    '<rect x="3" y="4" width="18" height="16" rx="1.5" fill="#cfdbe8" stroke="#2a4660" stroke-width="1.5"/><path d="M6 8.500h12M6 11.500h9" stroke="#2a4660" stroke-width="1.4"/><circle cx="16.5" cy="16" r="2.5" fill="#9c2323"/>',
  first:
    '<path d="M12 2 14.7 8.4 21.6 9 16.3 13.5 18 20.3 12 16.6 6 20.3 7.7 13.5 2.4 9 9.3 8.400z" fill="#e2ad35" stroke="#6b4a10" stroke-width="1.5" stroke-linejoin="round"/>',
  check:
    '<path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  minus: '<path d="M4.5 12h15" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  plus: '<path d="M12 4.500v15M4.5 12h15" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  warn: '<path d="M12 3 22 20.500H2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 9.500v5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="17.3" r="1.3" fill="currentColor"/>',
  arrow:
    '<path d="M4 12h15M13 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M2 12c3-4.7 6.3-7 10-7s7 2.3 10 7c-3 4.7-6.3 7-10 7s-7-2.3-10-7z" fill="none" stroke="currentColor" stroke-width="1.9"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  rider:
    '<g style="color:var(--courier)"><path d="M3.2 11.500c1-2.8 4.2-3.9 7.5-3.4 2.8.4 4.6.2 6-1.800l1.9-3.2.9 1.700c1.5.4 2.5 1.7 3.3 3.600l-1.3 1.2-2.4-.6c-.6 2-1.3 3.6-2.7 4.800l3.4 2.6-1 3.2-1.2-.3.5-2.1-4.9-2.500c-2 .6-4 .5-5.7-.2l-2.6 2 .6 4.100H4l-.6-4.9 2.2-2.700c-1.4.8-2.9 1.6-4 3.4-.6-1.9-.1-3.6 1.6-4.900z" fill="currentColor"/></g><path d="M9 8.5 9.7 3.800l3-.4 1.2 4.7-2 1.600z" fill="#a83232" stroke="#4b1414" stroke-width=".7"/><circle cx="11.3" cy="1.9" r="1.7" fill="#f2d3a6" stroke="#4b2f1a" stroke-width=".6"/><path d="M13 4.7 16.5 2.6" stroke="#a83232" stroke-width="1.4"/><path d="M16 3.1 19.3.2l.9 2.300z" fill="#e2ad35" stroke="#6b4a10" stroke-width=".5"/><path d="M9.9 9l.6 4" stroke="#7a1f1f" stroke-width="1.7" stroke-linecap="round"/>',
  "card-reduced-cost":
    '<path d="M3 12 12 3h8v8l-9 9z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><circle cx="16" cy="8" r="1.6" fill="currentColor"/><path d="m8.5 12.5 4 4" stroke="currentColor" stroke-width="1.9"/>',
  "card-driver":
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 3.500v17M3.5 12h17M6 6l12 12M18 6 6 18" stroke="currentColor" stroke-width="1.2"/><circle cx="12" cy="12" r="2" fill="currentColor"/>',
  "card-coach-driver":
    '<circle cx="8" cy="14" r="6" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="17" cy="14" r="5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 8v12M2 14h20M17 9v10M4 5h16l1-2" stroke="currentColor" stroke-width="1.4" fill="none"/>',
  "card-courier":
    '<path d="M3.2 11.500c1-2.8 4.2-3.9 7.5-3.4 2.8.4 4.6.2 6-1.800l1.9-3.2.9 1.700c1.5.4 2.5 1.7 3.3 3.600l-1.3 1.2-2.4-.6c-.6 2-1.3 3.6-2.7 4.800l3.4 2.6-1 3.2-1.2-.3.5-2.1-4.9-2.500c-2 .6-4 .5-5.7-.2l-2.6 2 .6 4.100H4l-.6-4.9 2.2-2.700c-1.4.8-2.9 1.6-4 3.4-.6-1.9-.1-3.6 1.6-4.900z" fill="currentColor"/>',
  "card-express-courier":
    '<g transform="translate(3 0) scale(.88)"><path d="M3.2 11.500c1-2.8 4.2-3.9 7.5-3.4 2.8.4 4.6.2 6-1.800l1.9-3.2.9 1.700c1.5.4 2.5 1.7 3.3 3.600l-1.3 1.2-2.4-.6c-.6 2-1.3 3.6-2.7 4.800l3.4 2.6-1 3.2-1.2-.3.5-2.1-4.9-2.500c-2 .6-4 .5-5.7-.2l-2.6 2 .6 4.100H4l-.6-4.9 2.2-2.700c-1.4.8-2.9 1.6-4 3.4-.6-1.9-.1-3.6 1.6-4.900z" fill="currentColor"/></g><path d="M0 17h5M0 20h8M1 14h3" stroke="currentColor" stroke-width="1.7"/>',
  "card-office":
    '<path d="M4 21V9l8-6 8 6v12z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M12 9v8M9.5 11.5 12 9l2.5 2.5" stroke="currentColor" stroke-width="1.7" fill="none"/>',
  "card-large-office":
    '<path d="M2 21V10l5-4 5 4 5-7 5 7v11z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M7.5 17v-5M5.5 13.5 7.5 11.500l2 2M16.5 12v5.500M14.5 15.500l2 2 2-2" stroke="currentColor" stroke-width="1.6" fill="none"/>',
  "card-warehouse-sale":
    '<path d="M2.5 21V9L12 4l9.5 5v12zM6 21v-8h12v8M6 17h12" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  "card-free-loading":
    '<path d="M4 14h16v6H4zM12 3v8M8.5 7.5 12 11l3.5-3.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  "card-broken-axle":
    '<path d="M4.5 16.500A8 8 0 0 1 18 6.500M20 10.500a8 8 0 0 1-12.5 8" fill="none" stroke="currentColor" stroke-width="2"/><path d="m9 9 2.5 2L10 14l5 3M20 2l-3.5 4.5 3.5 1" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linejoin="round"/>',
  "card-special-sale":
    '<path d="M12 2.5 14.3 6l4.2-.3-.3 4.200L21.5 12l-3.3 2.3.3 4.2-4.2-.3L12 21.500l-2.3-3.3-4.2.3.3-4.200L2.5 12l3.3-2.1-.3-4.2 4.2.3z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M12 8.500v7M9 12h6" stroke="currentColor" stroke-width="1.8"/>',
  "card-sale-with-bonus":
    '<path d="M5 3h14v14l-7 4.500L5 17z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M12 7v8M8 11h8" stroke="currentColor" stroke-width="2"/>',
  "card-social-climbing":
    '<path d="M3 21h5v-5h5v-5h5V6h4M4 11 13 3M13 3h-4.500M13 3v4.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  "card-loading-master":
    '<circle cx="12" cy="6" r="3.5" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M5 21c0-6 2.5-9 7-9s7 3 7 9M8.5 21v-4h7v4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  "card-low-upkeep":
    '<path d="M4 10 12 3.5 20 10v11H4zM12 10.500V18M8.8 15 12 18l3.2-3" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
};
