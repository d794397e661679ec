export const moduleNames = ['exchange', 'arcade', 'relay'] as const;
export type ModuleName = (typeof moduleNames)[number];
