import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import classes from './Arquivos.module.css'

/** The same account may be called alike in two companies. */
export const ContaDoArquivo = ({ conta }: Pick<Retorno, 'conta'>) => (
  <span className={classes.nomeDaConta}>
    <strong>{conta.nome}</strong>
    <small>
      {conta.banco} · {conta.empresa.nome}
    </small>
  </span>
)
