// Elements made by scripts of pages: content is only ever set as text.

/** An element with these attributes and children; strings become text, null and false are left out. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (attribute === 'className') made.className = value;
    else made.setAttribute(attribute, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}
