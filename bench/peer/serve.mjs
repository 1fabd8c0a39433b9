// boardgame.io's server as it comes, with the game of this folder and its usual storage, in memory: serve.mjs PORT

import { createRequire } from 'node:module';

import { Carters } from './game.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [Carters], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) });
