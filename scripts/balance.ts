// `npm run balance`: games between computer players. Quartermaster General by itself; `npm run balance -- downfall 20` for Downfall,
// `npm run balance -- downfall-duels 20` for its computer player against random answers, `-- axis-and-allies-duels 100` for that
// of Axis & Allies; `-- twilight-struggle 200` for Twilight Struggle and its nuclear wars.
if (process.argv[2] === 'downfall') await import('./balance/downfall.js');
else if (process.argv[2] === 'downfall-duels') await import('./balance/downfall-duels.js');
else if (process.argv[2] === 'axis-and-allies-duels') await import('./balance/axis-and-allies-duels.js');
else if (process.argv[2] === 'twilight-struggle') await import('./balance/twilight.js');
else if (process.argv[2] === 'quartermaster-habits') await import('./balance/quartermaster-habits.js');
else await import('./balance/quartermaster.js');
