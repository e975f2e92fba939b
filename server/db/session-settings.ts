// Session settings that every connection gets, so that settings of the role or server do not matter.
import type pg from 'pg'

/** The client times out first; this ends the query on the server. */
const STATEMENT_TIMEOUT = '15s'
/** The pause between two queries of a transaction, whose locks others may be waiting for. */
const IDLE_IN_TRANSACTION = '30s'

/** The tables are in public. Extensions may be wherever the path of the role leads. */
const SEARCH_PATH = `
  select set_config('search_path', concat_ws(', ', 'public', nullif(current_setting('search_path'), '')), false);`

/** Values arrive as text: these settings decide their format. */
const FORMATS = `
  set datestyle to 'ISO, YMD';
  set intervalstyle to 'postgres';
  set timezone to 'UTC';
  set bytea_output to 'hex';
  set extra_float_digits to 1;
  set standard_conforming_strings to on;
  set default_transaction_isolation to 'read committed';`

/** The default is that of a turning disk, where reading a whole table is cheap beside finding one row. */
const PLANNING = `
  set random_page_cost to 1.1;`

/**
 * Sent after connecting: PgBouncer refuses most of them in the start-up packet. In session pooling it resets them when
 * the connection ends.
 */
export async function applySessionSettings(client: pg.ClientBase): Promise<void> {
  await client.query(`${FORMATS}${PLANNING}${SEARCH_PATH}
    set statement_timeout to '${STATEMENT_TIMEOUT}';
    set idle_in_transaction_session_timeout to '${IDLE_IN_TRANSACTION}'`)
}
