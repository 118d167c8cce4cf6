import { Radio } from '@mantine/core'
import { useId } from 'react'
import { textos } from '../textos.ts'
import type { Diferenca } from './ConflitoDeVersao.tsx'
import classes from './EscolhaDeCampo.module.css'
import type { Escolha } from './versoes.ts'

type EscolhaDeCampoProps = {
  diferenca: Diferenca
  escolha: Escolha | null
  aoEscolher: (escolha: Escolha) => void
}

/** One field, its two versions side by side. */
export function EscolhaDeCampo({ diferenca, escolha, aoEscolher }: EscolhaDeCampoProps) {
  const id = useId()
  const { rotulo, meu, atual } = diferenca
  const lados = [
    { valor: 'meu', origem: textos.conflito.meu, conteudo: meu, acao: textos.conflito.ficarComMeu },
    { valor: 'atual', origem: textos.conflito.atual, conteudo: atual, acao: textos.conflito.usarSalvo },
  ] as const
  return (
    <Radio.Group
      label={rotulo}
      mb="md"
      value={escolha}
      onChange={(valor) => aoEscolher(valor === 'meu' ? 'meu' : 'atual')}
    >
      <div className={classes.lados}>
        {lados.map(({ valor, origem, conteudo, acao }) => (
          // The whole card chooses, and its text is what is heard at the choice.
          <label
            key={valor}
            htmlFor={`${id}-${valor}`}
            className={classes.lado}
            data-escolhido={escolha === valor || undefined}
          >
            <span className={classes.origem}>{origem}</span>
            <span className={classes.valor}>{conteudo || textos.historico.vazio}</span>
            <span className={classes.acao}>
              <Radio id={`${id}-${valor}`} value={valor} />
              {acao}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}
