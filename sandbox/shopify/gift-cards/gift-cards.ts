import type { SqlStorage } from '@cloudflare/workers-types';
import { giftCards as seeded } from '../../seed/gift-cards';
import { rates } from '../../seed/prices';
import type { Currency } from '../../seed/types';
import { payable } from '../discounts/amounts';
import { randomHex } from '../storage/random-hex';

/** `balance` is in hundredths of the card's currency. */
export type GiftCard = { id: number; code: string; currency: Currency; balance: number };

/** `used` is in the card's currency, `presentment` in the paid currency. */
export type Payment = { card: GiftCard; used: number; presentment: number };

export function installGiftCards(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS gift_cards (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, currency TEXT NOT NULL, balance INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS cart_gift_cards (
  place INTEGER PRIMARY KEY AUTOINCREMENT, cart TEXT NOT NULL, card INTEGER NOT NULL, UNIQUE (cart, card));
CREATE TABLE IF NOT EXISTS gift_card_payments (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, card INTEGER NOT NULL, amount INTEGER NOT NULL);`);
  for (const { code, currency, balance } of seeded)
    sql.exec(
      'INSERT OR IGNORE INTO gift_cards (code, currency, balance) VALUES (?, ?, ?)',
      ...[code, currency, balance],
    );
}

/** Shoppers may type spaces, hyphens and lowercase. */
const keyOf = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export function issueGiftCard(sql: SqlStorage, currency: Currency, balance: number): GiftCard {
  const code = randomHex(8).toUpperCase();
  return sql
    .exec<GiftCard>(
      'INSERT INTO gift_cards (code, currency, balance) VALUES (?, ?, ?) RETURNING *',
      ...[code, currency, balance],
    )
    .one();
}

/** Ignores unknown codes and cards without balance. */
export function addGiftCards(sql: SqlStorage, cart: string, codes: string[]): void {
  for (const code of codes)
    sql.exec(
      `INSERT OR IGNORE INTO cart_gift_cards (cart, card)
       SELECT ?, id FROM gift_cards WHERE code = ? AND balance > 0`,
      ...[cart, keyOf(code)],
    );
}

export function removeGiftCards(sql: SqlStorage, cart: string, ids?: number[]): void {
  if (!ids) sql.exec('DELETE FROM cart_gift_cards WHERE cart = ?', cart);
  for (const id of ids ?? [])
    sql.exec('DELETE FROM cart_gift_cards WHERE cart = ? AND card = ?', cart, id);
}

/** How much of `due` each card pays, in the order in which the cards were added. */
export function paidByGiftCards(
  sql: SqlStorage,
  cart: string,
  due: number,
  currency: Currency,
): Payment[] {
  let left = due;
  return sql
    .exec<GiftCard>(
      `SELECT gift_cards.* FROM cart_gift_cards JOIN gift_cards ON gift_cards.id = card
       WHERE cart = ? ORDER BY place`,
      cart,
    )
    .toArray()
    .map((card) => {
      const rate = rates[currency] / rates[card.currency];
      const amount = payable(card.balance * rate, currency);
      const presentment = Math.min(left, amount);
      left -= presentment;
      const used = presentment === amount ? card.balance : Math.round(presentment / rate);
      return { card, used, presentment };
    });
}

export function spendGiftCards(sql: SqlStorage, orderId: number, payments: Payment[]): void {
  for (const { card, used, presentment } of payments) {
    if (used === 0) continue;
    sql.exec('UPDATE gift_cards SET balance = balance - ? WHERE id = ?', used, card.id);
    sql.exec(
      'INSERT INTO gift_card_payments (order_id, card, amount) VALUES (?, ?, ?)',
      ...[orderId, card.id, presentment],
    );
  }
}

/** Amounts are in the order's currency. */
export const giftCardsOfOrder = (sql: SqlStorage, orderId: number) =>
  sql
    .exec<{ code: string; amount: number }>(
      `SELECT code, amount FROM gift_card_payments JOIN gift_cards ON gift_cards.id = card
       WHERE order_id = ? ORDER BY gift_card_payments.id`,
      orderId,
    )
    .toArray();
