/** Base path of the arcade's routes, including its operator routes. */
export const arcadeBasePath = '/arcade';
