// Domains that were declared by hand, by the names that people give them.
import { flightsDomain } from "../domains/flights/domain/index.ts";
import { libraryDomain } from "../domains/library/index.ts";
import type { Domain } from "../generator/domain.ts";

export const builtInDomain: Domain = flightsDomain;

const domains: ReadonlyMap<string, Domain> = new Map([
  ["flights", flightsDomain],
  ["library", libraryDomain],
]);

export const domainNames: readonly string[] = [...domains.keys()];

export const domainNamed = (name: string): Domain | undefined => domains.get(name);
