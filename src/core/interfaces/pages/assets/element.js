// Creates DOM elements; strings are always set as text, never as HTML.

/**
 * Creates an element with attributes and children. Strings become text nodes; null, undefined and false are skipped.
 */
export function element(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (attribute === 'className') result.className = value;
    else result.setAttribute(attribute, value === true ? '' : value);
  }
  result.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return result;
}
