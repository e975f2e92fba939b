// Exports the watchlist: as a table for other programs, or complete, to import it again.
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import { watchlistCsv } from '#contract/watchlist-csv.ts'
import { readInBrowser } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'

async function takeAlong(format: 'csv' | 'json') {
  try {
    const list = (await readInBrowser('/api/watchlist/export')) as WatchlistExport
    const name = `shimpyo-watchlist-${list.exportedAt.slice(0, 10)}.${format}`
    // Spreadsheet programs need the byte order mark to show Hangul.
    if (format === 'csv') saveFile(`\ufeff${watchlistCsv(list.dramas)}`, name, 'text/csv;charset=utf-8')
    else saveFile(JSON.stringify(list, null, 2), name, 'application/json')
  } catch {
    toast({
      title: 'Error',
      description: 'Could not export your watchlist. Please try again.',
      variant: 'destructive',
    })
  }
}

export function ExportMenu() {
  return (
    <Menu
      align="end"
      buttonClass="btn quiet"
      button={
        <>
          <Icon name="download" />
          Export
        </>
      }
    >
      <ul className="l">
        <li>
          <button type="button" onClick={() => void takeAlong('csv')}>
            CSV, for spreadsheets
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void takeAlong('json')}>
            JSON, for programs
          </button>
        </li>
      </ul>
    </Menu>
  )
}
