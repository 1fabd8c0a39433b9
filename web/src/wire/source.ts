/** Where answers come from: the server that the page has come from. */
export const answered = (address: string, asked: RequestInit): Promise<Response> => fetch(address, asked);
