// `npm run balance`: games between computer players. Quartermaster General by itself; `npm run balance -- downfall 20` for Downfall.
if (process.argv[2] === 'downfall') await import('./balance/downfall.js');
else await import('./balance/quartermaster.js');
