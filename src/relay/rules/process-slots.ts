/** Limit of in-flight deliveries and checks per process. A quarter each is reserved for two kinds of accounts. */
export const processSlots = { all: 1_000, forPaying: 250, forDelivered: 250 } as const;

export interface SlotClaim {
  readonly isPaying: boolean;
  /** The account's last delivery succeeded. */
  readonly lastDelivered: boolean;
}

/** Held slots by the reserves that their accounts may use. */
export interface HeldSlots {
  readonly neither: number;
  readonly payingOnly: number;
  readonly deliveredOnly: number;
  readonly both: number;
}

export const noneHeld: HeldSlots = { neither: 0, payingOnly: 0, deliveredOnly: 0, both: 0 };

export function claimOf({ isPaying, lastDelivered }: SlotClaim): keyof HeldSlots {
  if (isPaying) return lastDelivered ? 'both' : 'payingOnly';
  return lastDelivered ? 'deliveredOnly' : 'neither';
}

/**
 * Whether one slot more is left for a claim. Slots are alike until each is counted to the common half or
 * to a reserve; they fit if some way to count them does (Hall's condition for three pools).
 */
export function hasRoom(held: HeldSlots, claim: SlotClaim): boolean {
  const kind = claimOf(claim);
  const next: HeldSlots = { ...held, [kind]: held[kind] + 1 };
  const { neither, payingOnly, deliveredOnly, both } = next;
  const { all, forPaying, forDelivered } = processSlots;
  const common = all - forPaying - forDelivered;
  return (
    neither <= common &&
    neither + payingOnly <= common + forPaying &&
    neither + deliveredOnly <= common + forDelivered &&
    neither + payingOnly + deliveredOnly + both <= all
  );
}
