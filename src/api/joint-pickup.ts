import { queryOptions } from '@tanstack/react-query';
import { idText, type WireId } from '../schema/wire-values.ts';
import { pickupValidationQuery } from './pickup.ts';

/** As `pickupValidationQuery`, for vehicles that leave together: the first refusal counts. */
export const jointPickupValidationQuery =
  (prices: readonly WireId[]): typeof pickupValidationQuery =>
  (context, { pickupDatetime }) => {
    const each = [...new Set(prices)].map((price) =>
      pickupValidationQuery(context, { price, pickupDatetime }),
    );
    return queryOptions({
      queryKey: ['joint-pickup-validation', context.lang, asKey(prices), pickupDatetime],
      queryFn: async ({ client }) => {
        const answers = await Promise.all(each.map((query) => client.query(query)));
        return answers.find(({ valid }) => !valid) ?? { valid: true, message: undefined };
      },
    });
  };

function asKey(prices: readonly WireId[]): WireId {
  return prices.map(idText).join(' and ');
}
