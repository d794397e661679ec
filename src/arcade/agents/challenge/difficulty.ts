import { type Clock, hourMs } from '../../../core/base/clock.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';

/** Range of the computed difficulty, in leading zero bits of the digest. */
export const bitsMin = 18;
export const bitsMax = 26;

/** Difficulty of the proof of work per caller, in memory of this process. */
export interface Difficulty {
  bitsFor(address: string): number;
  /** Adds an issued challenge to the sum of the caller's network. */
  recordChallenge(address: string): void;
  /** Adds a registration to the sums of the server and of the caller's network. */
  recordRegistration(address: string): void;
}

const networksMax = 10_000;
/** Sums that add one bit to the difficulty: of a network, and of the server. Each doubling adds about one bit more. */
const registrationsPerNetworkBit = 2;
const registrationsPerGlobalBit = 64;
/** Weight of a challenge in the sum of its network; a registration has weight 1. */
const challengeWeight = 0.25;
// With this sum a new process begins with a difficulty of 20 bits.
const initialGlobalSum = 3 * registrationsPerGlobalBit;

/**
 * Difficulty: about one more bit each time the sum of registrations doubles, of the server and of the caller's network;
 * the sums decay with a half-life of one hour. Challenges are added only to the sum of their own network, so that no
 * client can raise the difficulty of others without registering. `fixedBits` replaces the computation.
 */
export function createDifficulty(clock: Clock, fixedBits: number | null): Difficulty {
  const globalSum = createDecayingSum(clock, initialGlobalSum);
  const networkSums = new Map<string, DecayingSum>();
  const networkSumOf = (address: string): DecayingSum => {
    const key = addressKey(address);
    const sum = networkSums.get(key) ?? createDecayingSum(clock, 0);
    networkSums.delete(key);
    networkSums.set(key, sum);
    if (networkSums.size > networksMax) networkSums.delete(networkSums.keys().next().value as string);
    return sum;
  };
  return {
    bitsFor(address) {
      if (fixedBits !== null) return fixedBits;
      const networkSum = networkSums.get(addressKey(address))?.read() ?? 0;
      const bits =
        bitsMin +
        addedBits(globalSum.read(), registrationsPerGlobalBit) +
        addedBits(networkSum, registrationsPerNetworkBit);
      return Math.min(bitsMax, bits);
    },
    recordChallenge: (address) => networkSumOf(address).add(challengeWeight),
    recordRegistration(address) {
      globalSum.add(1);
      networkSumOf(address).add(1);
    },
  };
}

interface DecayingSum {
  read(): number;
  add(amount: number): void;
}

/** Exponentially decaying sum with a half-life of one hour. */
function createDecayingSum(clock: Clock, initialSum: number): DecayingSum {
  let sum = initialSum;
  let updatedAtMs = clock.monotonicMs();
  const read = () => sum * 0.5 ** ((clock.monotonicMs() - updatedAtMs) / hourMs);
  return {
    read,
    add(amount) {
      sum = read() + amount;
      updatedAtMs = clock.monotonicMs();
    },
  };
}

function addedBits(sum: number, sumPerBit: number): number {
  return Math.round(Math.log2(1 + sum / sumPerBit));
}
