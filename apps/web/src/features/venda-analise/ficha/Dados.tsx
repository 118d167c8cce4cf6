import { formatarData } from '@balcao/contract/valores/data'
import type { Diferenca } from '@balcao/contract/vendas/analise-api'
import type { ReactNode } from 'react'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { textos } from '../analise.textos.ts'
import classes from './Ficha.module.css'

const t = textos.ficha

export type Dado = { nome: string; valor: ReactNode; diferenca?: Diferenca | undefined }

/** What was typed, to be compared with a document. What differs from the register stands out. */
export function Dados({ dados }: { dados: readonly Dado[] }) {
  return (
    <DadosEmLista
      dados={dados.map(({ nome, valor, diferenca }) =>
        valor && diferenca ? [nome, comDiferenca(valor, diferenca), true] : [nome, valor],
      )}
    />
  )
}

const comDiferenca = (valor: ReactNode, diferenca: Diferenca) => (
  <>
    {valor}
    <span className={classes.noCadastro}>{t.noCadastro(noCadastro(diferenca))}</span>
  </>
)

const noCadastro = ({ campo, no_cadastro, oculto }: Diferenca) => {
  if (no_cadastro === null) return oculto ? t.oculto : t.vazio
  return campo === 'data_nascimento' ? formatarData(no_cadastro) : no_cadastro
}
