// Compiles the local Discord's web page alone, as tests open it.
import { buildPage } from './lib/page.mjs';

await buildPage();
