/** Whether a value is valid for a field. */
export type FieldValidator = (value: unknown) => boolean;

export type FieldValidators = Readonly<Record<string, FieldValidator>>;

/**
 * Name of the first missing or invalid field; `unknown field` if there is one that is not listed; `''` for a value that
 * is not an object; undefined when all fields are valid.
 */
export function fieldFault(
  value: unknown,
  validators: FieldValidators,
  optional: readonly string[] = [],
): string | undefined {
  if (!isObject(value)) return '';
  for (const name of Object.keys(value)) if (!Object.hasOwn(validators, name)) return 'unknown field';
  return Object.keys(validators).find((name) =>
    Object.hasOwn(value, name) ? validators[name]?.(value[name]) !== true : !optional.includes(name),
  );
}

/** Validates an object with exactly these fields. */
export function objectOf(validators: FieldValidators, optional: readonly string[] = []): FieldValidator {
  return (value) => fieldFault(value, validators, optional) === undefined;
}

export function countFrom(min: number, max = Number.MAX_SAFE_INTEGER): FieldValidator {
  return (value) => isCount(value) && value >= min && value <= max;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function matching(pattern: RegExp): FieldValidator {
  return (value) => typeof value === 'string' && pattern.test(value);
}

export function oneOf(...values: readonly unknown[]): FieldValidator {
  return (value) => values.includes(value);
}

export function listOf(validator: FieldValidator, itemsMax: number): FieldValidator {
  return (value) => Array.isArray(value) && value.length <= itemsMax && value.every((item) => validator(item));
}

/** Validates text without unpaired surrogates, up to a number of UTF-16 code units. */
export function textUpTo(codeUnitsMax: number): FieldValidator {
  return (value) => typeof value === 'string' && value.length <= codeUnitsMax && value.isWellFormed();
}

export const isHash = matching(/^[0-9a-f]{64}$/);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
