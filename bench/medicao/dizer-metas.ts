import { appendFileSync } from 'node:fs'
import type { Meta } from './metas.ts'
import { tabelaDasMetas } from './tabela.ts'

/** Prints the goals of one bench. `tudo.ts` gets them too, and prints those of all of them at the end. */
export const dizerMetas = (metas: Meta[]) => {
  console.log(`\n${tabelaDasMetas(metas)}`)
  const arquivo = process.env.BENCH_METAS
  if (arquivo) appendFileSync(arquivo, metas.map((meta) => `${JSON.stringify(meta)}\n`).join(''))
}
