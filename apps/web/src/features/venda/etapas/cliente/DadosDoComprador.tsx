import type { TipoPessoa } from '@balcao/contract/valores/pessoa'
import { useRascunho } from '../../rascunho/aberto.ts'
import { CampoDoComprador } from './CampoDoComprador.tsx'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'
import { NascimentoDoComprador } from './NascimentoDoComprador.tsx'
import { ResponsavelDaEmpresa } from './ResponsavelDaEmpresa.tsx'
import { TelefonesDoComprador } from './TelefonesDoComprador.tsx'

const MAIS = {
  PF: [
    ['nome_social', textos.nomeSocial, 150],
    ['rg', textos.rg, 20],
    ['nome_mae', textos.nomeMae, 150],
  ],
  PJ: [
    ['nome_fantasia', textos.nomeFantasia, 150],
    ['inscricao_estadual', textos.inscricaoEstadual, 20],
  ],
} as const

/** The minimum in plain sight, the rest folded. */
export function DadosDoComprador({ tipo }: { tipo: TipoPessoa }) {
  const digitados = useRascunho().dados.cliente
  const algumDosOutros = MAIS[tipo].some(([campo]) => digitados[campo])
  return (
    <fieldset className={classes.dados}>
      <legend>{textos.dados}</legend>
      <div className={classes.campos}>
        <CampoDoComprador
          campo="nome"
          rotulo={tipo === 'PF' ? textos.nome : textos.razaoSocial}
          maximo={150}
        />
        {tipo === 'PF' && <NascimentoDoComprador />}
      </div>
      {tipo === 'PJ' && <ResponsavelDaEmpresa />}
      <TelefonesDoComprador tipo={tipo} />
      <div className={classes.campos}>
        <CampoDoComprador campo="email" rotulo={textos.email} maximo={254} dica={textos.emailDica} />
      </div>
      <details className={classes.mais} open={algumDosOutros || undefined}>
        <summary>{textos.maisDados}</summary>
        <div className={classes.campos}>
          {MAIS[tipo].map(([campo, rotulo, maximo]) => (
            <CampoDoComprador key={campo} campo={campo} rotulo={rotulo} maximo={maximo} />
          ))}
        </div>
      </details>
    </fieldset>
  )
}
