// What the filter of the list of deliveries requests, as the query of the list.

/** State, origin and days, the last day included; an origin may be given as a host or as a whole address. */
export function filterQuery(form) {
  const textOf = (id) => form.querySelector(`#${id}`).value.trim();
  const asked = {
    state: textOf('state'),
    origin: originOf(textOf('origin')),
    since: startOfDay(textOf('since'), 0),
    until: startOfDay(textOf('until'), 1),
  };
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
}

function originOf(text) {
  if (text === '') return '';
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url === null ? text : url.origin;
}

/** The beginning of a day, or of one after it, by the clock of the reader. */
function startOfDay(day, daysAfter) {
  if (day === '') return '';
  const [year, month, number] = day.split('-').map(Number);
  return new Date(year, month - 1, number + daysAfter).toISOString();
}
