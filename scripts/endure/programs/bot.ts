// The program as it is started by its operator, with small games beside its own, for trials of endurance.
import { readConfig, secretsOf } from '../../../src/app/config.js';
import { createLog } from '../../../src/app/log.js';
import { startProgram } from '../../../src/app/program.js';
import { heap } from '../heap.js';
import { nim } from '../../../test/support/nim/index.js';

const config = readConfig(process.env);
const log = createLog({ level: config.log.level, pretty: false, secrets: secretsOf(config) });
const program = await startProgram({ config, log, more: [nim, heap], computerDelayMs: 0 });
process.on('SIGTERM', () => void program.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.('started');
