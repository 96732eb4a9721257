/** Where the browser tests serve the demo; `DEMO_PORT` sets another port. */
export const demoPort = Number(process.env.DEMO_PORT ?? 4399);
export const company = `http://127.0.0.1:${demoPort}`;
export const partner = `http://localhost:${demoPort}`;
