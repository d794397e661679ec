/** The function, called when its value is first needed; later calls return the same value. */
export function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
