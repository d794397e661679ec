import { type DatabaseTarget, type ModuleWithDatabase, separateDatabaseSettings } from '../base/databases.ts';
import { documentPath } from '../base/document-path.ts';
import { randomToken } from '../base/ids.ts';
import type { ModuleName } from '../base/module-names.ts';
import { StartupError } from './startup-error.ts';
import type { Database, Db, Tx } from './transaction.ts';

export interface DatabaseWithTarget {
  readonly target: DatabaseTarget;
  readonly database: Database;
}

/** Keys in `meta` of a separate database: the name of its service, and its id. */
const ownerKey = 'own_database_of';
const idKey = 'own_database_id';

/** Key in `meta` of the main database with the id of a service's separate database. */
function bindingKey(module: ModuleName): string {
  return `database_of_${module}`;
}

/**
 * Binds separate databases to the main one at their first use and verifies the binding at every later start, so that
 * nodes with different URLs cannot split an installation. The main database is the first. Throws StartupError, which
 * names the setting to change.
 */
export async function bindDatabases(
  [main, ...moduleDatabases]: readonly [DatabaseWithTarget, ...DatabaseWithTarget[]],
  enabledModules: readonly ModuleName[],
): Promise<void> {
  if (main.database.dialect === 'sqlite') return;
  const owner = await readMeta(main.database.db, ownerKey);
  if (owner !== undefined)
    throw new StartupError(
      `${main.target.settings.url} points to the separate database of the ${owner}: it must point to the main database.`,
    );
  for (const module of main.target.modules) await assertNoSeparateDatabase(main.database.db, module, enabledModules);
  for (const moduleDatabase of moduleDatabases) {
    await assertDifferentDatabases(main, moduleDatabase);
    await bind(main, moduleDatabase);
  }
}

async function assertNoSeparateDatabase(
  db: Db,
  module: ModuleName,
  enabledModules: readonly ModuleName[],
): Promise<void> {
  if (!enabledModules.includes(module) || (await readMeta(db, bindingKey(module))) === undefined) return;
  const { url } = separateDatabaseSettings[module as ModuleWithDatabase];
  throw new StartupError(`The ${module} of this installation has a database of its own: set ${url} as on other nodes.`);
}

/** Different URLs may point to the same database, so a row written through one URL is searched through the other. */
async function assertDifferentDatabases(main: DatabaseWithTarget, moduleDatabase: DatabaseWithTarget): Promise<void> {
  const key = `same_database_check_${randomToken()}`;
  await main.database.write((tx) => insertMeta(tx, key, ''), { leavesCachesValid: true });
  try {
    if ((await readMeta(moduleDatabase.database.db, key)) === undefined) return;
  } finally {
    await main.database.write((tx) => tx.run(tx.query.deleteFrom('meta').where('key', '=', key)), {
      leavesCachesValid: true,
    });
  }
  const { url } = moduleDatabase.target.settings;
  throw new StartupError(
    `${url} points to the database of ${main.target.settings.url}: it must point to another database.`,
  );
}

async function bind(main: DatabaseWithTarget, { target, database }: DatabaseWithTarget): Promise<void> {
  const [module] = target.modules as [ModuleName];
  const { url } = target.settings;
  const owner = await readMeta(database.db, ownerKey);
  if (owner !== undefined && owner !== module)
    throw new StartupError(`${url} points to the database of the ${owner}: it must point to another database.`);
  if (owner === undefined) await assertAccountsCopied(main, { target, database }, module);
  const id = await database.write(async (tx) => {
    await insertMeta(tx, ownerKey, module);
    return insertMeta(tx, idKey, randomToken());
  });
  const boundId = await main.database.write((tx) => insertMeta(tx, bindingKey(module), id));
  if (boundId !== id)
    throw new StartupError(`${url} points to another database than on the other nodes of this installation.`);
}

/** Refuses a new separate database without accounts of the service while the main one has some. */
async function assertAccountsCopied(
  main: DatabaseWithTarget,
  moduleDatabase: DatabaseWithTarget,
  module: ModuleName,
): Promise<void> {
  if ((await hasAccounts(moduleDatabase.database.db, module)) || !(await hasAccounts(main.database.db, module))) return;
  const mainSetting = main.target.settings.url;
  const moduleSetting = moduleDatabase.target.settings.url;
  throw new StartupError(
    `${mainSetting} contains accounts of the ${module}, and ${moduleSetting} none: copy the database first (${documentPath('operations-databases.md')}), or unset ${moduleSetting}.`,
  );
}

async function hasAccounts(db: Db, realm: ModuleName): Promise<boolean> {
  const accounts = db.query.selectFrom('account').select('id').where('realm', '=', realm).limit(1);
  return (await db.first(accounts)) !== undefined;
}

async function readMeta(db: Db | Tx, key: string): Promise<string | undefined> {
  return (await db.first(db.query.selectFrom('meta').select('value').where('key', '=', key)))?.value;
}

/** Inserts the value unless the key exists; resolves with the stored value. */
async function insertMeta(tx: Tx, key: string, value: string): Promise<string> {
  const insert = tx.query.insertInto('meta').values({ key, value });
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  return (await readMeta(tx, key)) ?? value;
}
