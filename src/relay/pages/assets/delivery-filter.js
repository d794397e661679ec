// Query parameters of the delivery filter.

/** State, origin and days, including the last one. An origin may be entered as a host or a URL. */
export function filterQuery(form) {
  const textOf = (id) => form.querySelector(`#${id}`).value.trim();
  const parameters = {
    state: textOf('state'),
    origin: originOf(textOf('origin')),
    since: startOfDay(textOf('since'), 0),
    until: startOfDay(textOf('until'), 1),
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}

function originOf(text) {
  if (text === '') return '';
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url === null ? text : url.origin;
}

/** Start of a day, plus `daysAfter` days, in the reader's time zone. */
function startOfDay(day, daysAfter) {
  if (day === '') return '';
  const [year, month, number] = day.split('-').map(Number);
  return new Date(year, month - 1, number + daysAfter).toISOString();
}
