import type { Cobranca } from '@balcao/contract/catalogo/adicional-filtro'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { Motivo } from '#ui/Motivo.tsx'
import classes from './Plano.module.css'
import { textos } from './plano.textos.ts'

type AdicionalOferecidoProps = {
  adicional: { nome: string; cobranca: Cobranca; valor: number; ativo: boolean }
  /** Its index in the form's list. The names of its fields depend on it. */
  indice: number
  /** Why this person cannot change whether it is mandatory. */
  motivo: string | null
}

/** One additional of the plan: mandatory or optional, at the table's price or at its own. */
export function AdicionalOferecido({ adicional, indice, motivo }: AdicionalOferecidoProps) {
  const { nome, cobranca, valor, ativo } = adicional
  const tabela = textos.deTabela(formatarDinheiro(valor))
  return (
    <div className={classes.adicional}>
      <span className={classes.nomeDoAdicional}>
        {nome}
        <small>
          {cobranca === 'MENSAL' ? textos.porMes : textos.umaVez}
          {!ativo && `, ${textos.inativo}`}
        </small>
      </span>
      <Motivo texto={motivo}>
        <CampoInterruptor
          name={`adicionais.${indice}.obrigatorio`}
          label={textos.obrigatorio}
          aria-label={textos.obrigatorioNome(nome)}
          disabled={motivo !== null}
        />
      </Motivo>
      <CampoMoeda
        name={`adicionais.${indice}.valor`}
        aria-label={textos.precoNoPlano(nome)}
        placeholder={tabela}
        title={tabela}
        className={classes.precoDoAdicional ?? ''}
      />
    </div>
  )
}
