import type { Contagem } from '@balcao/contract/clientes/importacao/importacao'
import { contar, textos } from '../importacao.textos.ts'
import classes from './Andamento.module.css'

const t = textos.numeros
const ordem = ['lidas', 'criadas', 'atualizadas', 'iguais', 'rejeitadas'] as const

/**
 * What happened to the rows. The first figure is the sum of the others;
 * those with a warning are included in it.
 */
export function Numeros({ contagem }: { contagem: Contagem }) {
  return (
    <dl className={classes.numeros} aria-label={t.rotulo}>
      {(contagem.com_aviso > 0 ? [...ordem, 'com_aviso' as const] : ordem).map((nome) => (
        <div key={nome} data-alerta={(nome === 'rejeitadas' && contagem.rejeitadas > 0) || undefined}>
          <dt>{t[nome].nome}</dt>
          <dd>
            <strong>{contar(contagem[nome])}</strong>
            <small>{t[nome].explicacao}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
