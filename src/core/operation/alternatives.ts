import type { ErrorObject } from 'ajv/dist/2020.js';

/**
 * The errors that say what is wrong with the branch that was meant. For a value that fits no branch of an
 * `anyOf` or `oneOf` the validator reports all branches, so that a wrong value in one seems an unknown
 * property of another. Kept is the closest branch: the one whose first required property fits, which by
 * convention names the branch, then the one of which most properties fit, then the one with fewest
 * errors. A property that every branch refuses by its value is reported once, with all allowed values.
 * Branches that are equally close are all kept.
 */
export function errorsOfClosestBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const outermost = errors.filter(isAlternatives).sort((a, b) => a.schemaPath.length - b.schemaPath.length)[0];
  if (outermost === undefined) return errors;
  const place = { schemaPath: outermost.schemaPath, instancePath: outermost.instancePath };
  const within = errors.filter((error) => isWithin(error, place));
  const others = errors.filter((error) => error !== outermost && !within.includes(error));
  const branches = (outermost.schema as readonly Shape[]).map((shape, index): Branch => {
    const branchPlace = { ...place, schemaPath: `${place.schemaPath}/${index}` };
    const own = within.filter((error) => isWithin(error, branchPlace));
    return { errors: errorsOfClosestBranches(own), fit: fitOf(shape, outermost.data, own, branchPlace) };
  });
  const intended = refusedByAll(outermost, branches) ??
    closest(branches) ??
    missingFromAll(outermost, branches) ?? [outermost, ...within];
  return [...intended, ...errorsOfClosestBranches(others)];
}

interface Branch {
  readonly errors: readonly ErrorObject[];
  readonly fit: number;
}

interface MatchPosition {
  readonly schemaPath: string;
  readonly instancePath: string;
}

/** What matters here of a branch's schema. */
interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

/** More than any schema has properties. */
const nameFit = 1_000;

function isAlternatives({ keyword, params }: ErrorObject): boolean {
  // A value that fits two branches of a `oneOf` is refused for itself.
  return keyword === 'anyOf' || (keyword === 'oneOf' && params['passingSchemas'] === null);
}

function isWithin(error: ErrorObject, { schemaPath, instancePath }: MatchPosition): boolean {
  const isBelow = error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
  return isBelow && error.schemaPath.startsWith(`${schemaPath}/`);
}

function fitOf(shape: Shape, data: unknown, errors: readonly ErrorObject[], place: MatchPosition): number {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const inner = shape[keyword]?.map((shape, index) =>
      fitOf(shape, data, errors, { ...place, schemaPath: `${place.schemaPath}/${keyword}/${index}` }),
    );
    if (inner !== undefined) return Math.max(...inner);
  }
  if (typeof data !== 'object' || data === null) return 0;
  const fitting = Object.keys(shape.properties ?? {}).filter((name) => {
    const property = { ...place, instancePath: `${place.instancePath}/${name}` };
    return Object.hasOwn(data, name) && !errors.some((error) => isWithin(error, property));
  });
  const isNamed = fitting.includes(shape.required?.[0] ?? '');
  return fitting.length + (isNamed ? nameFit : 0);
}

function closest(branches: readonly Branch[]): readonly ErrorObject[] | null {
  const fit = Math.max(...branches.map((branch) => branch.fit));
  const fitting = branches.filter((branch) => branch.fit === fit);
  const fewest = Math.min(...fitting.map(({ errors }) => errors.length));
  const [only, ...more] = fitting.filter(({ errors }) => errors.length === fewest);
  return only === undefined || more.length > 0 ? null : only.errors;
}

/** One error for a property of whose value no branch is content. */
function refusedByAll(alternatives: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] | null {
  for (const { instancePath } of branches[0]?.errors.filter(isOfValue) ?? []) {
    const refusals = branches.map(({ errors }) =>
      errors.find((error) => isOfValue(error) && error.instancePath === instancePath),
    );
    if (refusals.includes(undefined)) continue;
    const allowedValues = refusals.flatMap((error) => allowedBy(error as ErrorObject));
    return [{ ...alternatives, instancePath, keyword: 'enum', params: { allowedValues } }];
  }
  return null;
}

/** One error where each branch lacks nothing but one property: at least one of these is needed. */
function missingFromAll(alternatives: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] | null {
  const missing = branches.map(({ errors: [error, ...more] }) =>
    more.length === 0 && error?.keyword === 'required' && error.instancePath === alternatives.instancePath
      ? String(error.params['missingProperty'])
      : null,
  );
  return missing.includes(null) ? null : [{ ...alternatives, params: { ...alternatives.params, missing } }];
}

function isOfValue({ keyword }: ErrorObject): boolean {
  return keyword === 'const' || keyword === 'enum';
}

function allowedBy({ params }: ErrorObject): readonly unknown[] {
  return 'allowedValue' in params ? [params['allowedValue']] : (params['allowedValues'] as readonly unknown[]);
}
