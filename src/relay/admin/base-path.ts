/** Base path of the relay and its operator routes. */
export const relayBasePath = '/relay';
