// Unpacks the files of the packaged Chromium into the temporary folder of this process.

import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const folder = process.argv[2] ?? '';
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(archives.map((name) => inflate(join(folder, name))));
