import type { DadosDaPrevia } from '@balcao/contract/clientes/importacao/api'
import { CampoDaImportacao } from '@balcao/contract/clientes/importacao/campos'
import {
  type Importacao,
  ModoDeImportacao,
  TratoDoOpcional,
} from '@balcao/contract/clientes/importacao/importacao'
import { useSessionStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

/** An unfinished mapping. A field may appear twice while columns are being swapped. */
const Rascunho = z.strictObject({
  mapeamento: z.array(z.nullable(CampoDaImportacao)),
  modo: ModoDeImportacao,
  opcional_errado: TratoDoOpcional,
})

/**
 * Choices made in this tab survive a reload.
 * Until there are any, it is what the server guessed or remembered.
 */
export function useRascunho({ id, mapeamento, modo, opcional_errado }: Importacao) {
  const inicial: DadosDaPrevia = { mapeamento, modo, opcional_errado }
  const [dados, setDados] = useSessionStorage<DadosDaPrevia>({
    key: `importacao:${id}`,
    defaultValue: inicial,
    getInitialValueInEffect: false,
    deserialize: (texto) => lerRascunho(texto, inicial),
  })
  const ligar = (coluna: number, campo: CampoDaImportacao | null) =>
    setDados({ ...dados, mapeamento: dados.mapeamento.with(coluna, campo) })
  const escolher = (escolha: Partial<Omit<DadosDaPrevia, 'mapeamento'>>) => setDados({ ...dados, ...escolha })
  return { dados, ligar, escolher }
}

const lerRascunho = (texto: string | undefined, inicial: DadosDaPrevia): DadosDaPrevia => {
  try {
    const lido = Rascunho.safeParse(JSON.parse(texto ?? ''))
    const serve = lido.success && lido.data.mapeamento.length === inicial.mapeamento.length
    return serve ? lido.data : inicial
  } catch {
    return inicial
  }
}
