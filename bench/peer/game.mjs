// Carters: a small game for boardgame.io, of the weight of one of ours. Carts go from town to town; goods are drawn
// from an open row or blind from the deck, kept in secret hands, and sold for what a die makes of them. It is over when
// the deck is empty, after some 250 moves by chance. Every move that a seat may make follows from the length of its
// hand: a program that plays it need not read the board.

import { createRequire } from 'node:module';

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

const GOODS = ['salt', 'cloth', 'copper', 'wine', 'amber', 'furs'];
const TOWNS = 32;
const ROADS = [1, 5, 7, 11]; // a town has a road to the towns so many places further round
const DECK = 110;
const DEALT = 4;
const ROW = 5;
const HAND = 10;
const JOURNAL = 8;
const MOVES_A_TURN = 3;

function town(number) {
  return {
    name: `town-${String(number).padStart(2, '0')}`,
    wants: GOODS[number % GOODS.length],
    price: 3 + (number % 5),
    sold: 0,
    house: null,
    roads: ROADS.map((further) => (number + further) % TOWNS),
  };
}

function note(G, kind, seat, facts) {
  G.journal.push({ kind, seat, ...facts });
  if (G.journal.length > JOURNAL) G.journal.shift();
}

function setup({ ctx, random }) {
  const cards = Array.from({ length: DECK }, (_, id) => ({ id, good: GOODS[id % GOODS.length], worth: 1 + (id % 4) }));
  const deck = random.Shuffle(cards);
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
  return {
    secret: { deck: deck.slice(ROW + seats.length * DEALT) },
    players: Object.fromEntries(seats.map((seat, at) => [seat, { hand: deck.slice(ROW + at * DEALT, ROW + (at + 1) * DEALT) }])),
    towns: Array.from({ length: TOWNS }, (_, number) => town(number)),
    carts: Object.fromEntries(seats.map((seat, at) => [seat, { at: at * 8, purse: 12, days: 0, hand: DEALT, sold: 0 }])),
    row: deck.slice(0, ROW),
    left: DECK - ROW - seats.length * DEALT,
    journal: [],
  };
}

function draw({ G, playerID }, place) {
  const { hand } = G.players[playerID];
  if (hand.length >= HAND || !Number.isInteger(place) || place < 0 || place > ROW) return INVALID_MOVE;
  const top = G.secret.deck.pop();
  if (place === ROW) hand.push(top);
  else hand.push(...G.row.splice(place, 1, top));
  G.left = G.secret.deck.length;
  G.carts[playerID].hand = hand.length;
  note(G, 'drew', playerID, { place, card: place === ROW ? null : hand[hand.length - 1] });
}

function sell({ G, playerID, random }, which) {
  const { hand } = G.players[playerID];
  const card = hand[which];
  if (card === undefined) return INVALID_MOVE;
  const cart = G.carts[playerID];
  const here = G.towns[cart.at];
  const earned = card.worth * (here.wants === card.good ? here.price : 1) + random.D6();
  hand.splice(which, 1);
  here.sold += 1;
  here.house ??= playerID;
  Object.assign(cart, { purse: cart.purse + earned, hand: hand.length, sold: cart.sold + 1 });
  note(G, 'sold', playerID, { card, town: cart.at, earned });
}

function travel({ G, playerID }, road) {
  const cart = G.carts[playerID];
  const to = G.towns[cart.at].roads[road];
  if (to === undefined) return INVALID_MOVE;
  Object.assign(cart, { at: to, days: cart.days + 1 });
  note(G, 'went', playerID, { town: to });
}

function ranking(G) {
  return Object.entries(G.carts).sort(([, a], [, b]) => b.purse - a.purse).map(([seat, { purse }]) => ({ seat, purse }));
}

export const Carters = {
  name: 'carters',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves: {
    draw: { move: draw, client: false },
    sell: { move: sell, client: false },
    travel,
  },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  endIf: ({ G }) => (G.left === 0 ? { ranking: ranking(G) } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};
