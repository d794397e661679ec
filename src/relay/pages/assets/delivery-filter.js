// Query parameters of the delivery filter.

/**
 * State, origin, and first and last day (inclusive). An origin may be entered as a host or a URL; without a port, the
 * origin of a listed destination with the same host is used.
 */
export function filterQuery(form) {
  const textOf = (id) => form.querySelector(`#${id}`).value.trim();
  const knownOrigins = Array.from(form.querySelector('#origins').options, ({ value }) => value);
  const parameters = {
    state: textOf('state'),
    origin: originOf(textOf('origin'), knownOrigins),
    since: startOfDay(textOf('since'), 0),
    until: startOfDay(textOf('until'), 1),
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}

function originOf(text, knownOrigins) {
  if (text === '') return '';
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null) return text;
  if (url.port !== '' || knownOrigins.includes(url.origin)) return url.origin;
  return knownOrigins.find((origin) => new URL(origin).hostname === url.hostname) ?? url.origin;
}

/** Start of a day, plus `daysAfter` days, in the reader's time zone. */
function startOfDay(day, daysAfter) {
  if (day === '') return '';
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysAfter).toISOString();
}
