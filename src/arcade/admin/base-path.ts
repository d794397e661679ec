/** Base path of the arcade, also of its operator routes. */
export const arcadeBasePath = '/arcade';
