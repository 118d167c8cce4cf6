import { formatarData } from '@balcao/contract/valores/data'
import type { Diferenca } from '@balcao/contract/vendas/analise-api'
import type { ReactNode } from 'react'
import { textos } from '../analise.textos.ts'
import classes from './Ficha.module.css'

const t = textos.ficha

export type Dado = { nome: string; valor: ReactNode; diferenca?: Diferenca | undefined }

/** Names and values, beside each other: they are compared with a document. What is empty is left out. */
export function Dados({ dados }: { dados: readonly Dado[] }) {
  return (
    <dl className={classes.dados}>
      {dados
        .filter(({ valor }) => valor)
        .map(({ nome, valor, diferenca }) => (
          <div key={nome} data-difere={diferenca ? '' : undefined}>
            <dt>{nome}</dt>
            <dd>
              {valor}
              {diferenca && <span className={classes.noCadastro}>{t.noCadastro(noCadastro(diferenca))}</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const noCadastro = ({ campo, no_cadastro, oculto }: Diferenca) => {
  if (no_cadastro === null) return oculto ? t.oculto : t.vazio
  return campo === 'data_nascimento' ? formatarData(no_cadastro) : no_cadastro
}
