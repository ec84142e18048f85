// What middleware hands on to the routes.
export type ServiceEnv = { Variables: { owner: string } };
