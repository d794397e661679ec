import type { ErrorObject } from 'ajv/dist/2020.js';

/**
 * Reduces the errors of `anyOf` and `oneOf` to those of the closest branch. The validator reports the errors of all
 * branches, so a wrong value in one appears as an unknown property of another. The closest branch is the one whose
 * first required property (the discriminator, by convention) is valid, then the one with most valid properties, then
 * the one with fewest errors. On a tie, one error lists the required properties or the types of all branches; otherwise
 * the errors of all branches are kept. A property whose value every branch refuses is reported once, with all allowed
 * values.
 */
export function errorsOfClosestBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const outermost = errors.filter(isUnionError).sort((a, b) => a.schemaPath.length - b.schemaPath.length)[0];
  if (outermost === undefined) return errors;
  const location = { schemaPath: outermost.schemaPath, instancePath: outermost.instancePath };
  const unionErrors = errors.filter((error) => isWithin(error, location));
  const remainingErrors = errors.filter((error) => error !== outermost && !unionErrors.includes(error));
  const branches = (outermost.schema as readonly BranchSchema[]).map((branchSchema, index): Branch => {
    const branchLocation = { ...location, schemaPath: `${location.schemaPath}/${index}` };
    const branchErrors = unionErrors.filter((error) => isWithin(error, branchLocation));
    return {
      errors: errorsOfClosestBranches(branchErrors),
      score: scoreBranch(branchSchema, outermost.data, branchErrors, branchLocation),
    };
  });
  const reportedErrors = valueRefusedByAllBranches(outermost, branches) ??
    closestBranch(branches) ??
    propertyMissingInAllBranches(outermost, branches) ??
    typeRefusedByAllBranches(outermost, branches) ?? [outermost, ...unionErrors];
  return [...reportedErrors, ...errorsOfClosestBranches(remainingErrors)];
}

interface Branch {
  readonly errors: readonly ErrorObject[];
  readonly score: number;
}

interface SchemaLocation {
  readonly schemaPath: string;
  readonly instancePath: string;
}

/** The used subset of a branch's JSON Schema. */
interface BranchSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly BranchSchema[];
  readonly oneOf?: readonly BranchSchema[];
}

/** Weight of the discriminator; greater than the number of properties of any schema. */
const discriminatorWeight = 1_000;

function isUnionError({ keyword, params }: ErrorObject): boolean {
  // `passingSchemas` is not null when several branches of a `oneOf` match; that error has no closest branch.
  return keyword === 'anyOf' || (keyword === 'oneOf' && params['passingSchemas'] === null);
}

function isWithin(error: ErrorObject, { schemaPath, instancePath }: SchemaLocation): boolean {
  const isAtOrBelow = error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
  return isAtOrBelow && error.schemaPath.startsWith(`${schemaPath}/`);
}

function scoreBranch(
  schema: BranchSchema,
  data: unknown,
  errors: readonly ErrorObject[],
  location: SchemaLocation,
): number {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const nestedScores = schema[keyword]?.map((schema, index) =>
      scoreBranch(schema, data, errors, { ...location, schemaPath: `${location.schemaPath}/${keyword}/${index}` }),
    );
    if (nestedScores !== undefined) return Math.max(...nestedScores);
  }
  if (typeof data !== 'object' || data === null) return errors.some((error) => isTypeErrorAt(error, location)) ? 0 : 1;
  const validProperties = Object.keys(schema.properties ?? {}).filter((name) => {
    const property = { ...location, instancePath: `${location.instancePath}/${name}` };
    return Object.hasOwn(data, name) && !errors.some((error) => isWithin(error, property));
  });
  const hasDiscriminator = validProperties.includes(schema.required?.[0] ?? '');
  return validProperties.length + (hasDiscriminator ? discriminatorWeight : 0);
}

function closestBranch(branches: readonly Branch[]): readonly ErrorObject[] | null {
  const bestScore = Math.max(...branches.map((branch) => branch.score));
  const bestBranches = branches.filter((branch) => branch.score === bestScore);
  const fewestErrors = Math.min(...bestBranches.map(({ errors }) => errors.length));
  const [closest, ...tiedBranches] = bestBranches.filter(({ errors }) => errors.length === fewestErrors);
  return closest === undefined || tiedBranches.length > 0 ? null : closest.errors;
}

/** One error for a property whose value every branch refuses. */
function valueRefusedByAllBranches(
  unionError: ErrorObject,
  branches: readonly Branch[],
): readonly ErrorObject[] | null {
  for (const { instancePath } of branches[0]?.errors.filter(isValueError) ?? []) {
    const valueErrors = branches.map(({ errors }) =>
      errors.find((error) => isValueError(error) && error.instancePath === instancePath),
    );
    if (valueErrors.includes(undefined)) continue;
    const allowedValues = valueErrors.flatMap((error) => allowedValuesOf(error as ErrorObject));
    return [{ ...unionError, instancePath, keyword: 'enum', params: { allowedValues } }];
  }
  return null;
}

/** One error when each branch only lacks one required property: one of these is required. */
function propertyMissingInAllBranches(
  unionError: ErrorObject,
  branches: readonly Branch[],
): readonly ErrorObject[] | null {
  const missingProperties = branches.map(({ errors: [error, ...furtherErrors] }) =>
    furtherErrors.length === 0 && error?.keyword === 'required' && error.instancePath === unionError.instancePath
      ? String(error.params['missingProperty'])
      : null,
  );
  return missingProperties.includes(null)
    ? null
    : [{ ...unionError, params: { ...unionError.params, missing: missingProperties } }];
}

/** One error when the value has the type of no branch. */
function typeRefusedByAllBranches(unionError: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] | null {
  const types = branches.map(({ errors: [error, ...furtherErrors] }) =>
    error !== undefined && furtherErrors.length === 0 && isTypeErrorAt(error, unionError)
      ? String(error.params['type'])
      : null,
  );
  return types.includes(null) ? null : [{ ...unionError, params: { ...unionError.params, types } }];
}

function isTypeErrorAt({ keyword, instancePath }: ErrorObject, location: Pick<ErrorObject, 'instancePath'>): boolean {
  return keyword === 'type' && instancePath === location.instancePath;
}

function isValueError({ keyword }: ErrorObject): boolean {
  return keyword === 'const' || keyword === 'enum';
}

function allowedValuesOf({ params }: ErrorObject): readonly unknown[] {
  return 'allowedValue' in params ? [params['allowedValue']] : (params['allowedValues'] as readonly unknown[]);
}
