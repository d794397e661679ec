/** Lead of the benchmark: a form with a message. */
export const lead = {
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  phone: '+442079460000',
  source: 'contact form',
  campaign: 'spring',
  message:
    'We are looking for somebody who takes over the analytical part of our engine. Please call back in the morning; the afternoon is for the notes. A first estimate by the end of the month would be very welcome.',
  external_id: 'form-7-entry-12345',
  consent: { granted: true, at: '2026-01-31T09:00:00Z', page_url: 'https://shop.example/contact' },
  extra: { budget: '10000-20000', newsletter: false, visits: 7 },
};

/** Body of a delivery request to this port. */
export function deliveryTo(port: number): string {
  return JSON.stringify({ destination: `https://127.0.0.1:${port}/hooks/leads?form=7`, lead });
}
