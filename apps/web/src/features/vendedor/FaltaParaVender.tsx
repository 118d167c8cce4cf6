import { direitoDoPasso, type PrimeirosPassos } from '@balcao/contract/vendas/primeiros-passos'
import { Alert, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textos as dosPassos } from '#partes/primeiros-passos/primeiros-passos.textos.ts'
import classes from './Vendedor.module.css'
import { textos } from './vendedor.textos.ts'

const t = textos.faltaParaVender

/** Instead of a dead end in the middle of a sale: what is missing, and whom to ask. */
export function FaltaParaVender({ faltam }: Pick<PrimeirosPassos, 'faltam'>) {
  const podeCadastrar = usePode(...faltam.map(({ passo }) => direitoDoPasso[passo]))
  return (
    <Alert role="note" color="warning" title={t.titulo} className={classes.falta ?? ''}>
      <ul>
        {faltam.map(({ passo, quem }) => (
          <li key={passo}>
            <strong>{dosPassos.nomes[passo]}.</strong> {dosPassos.paraQue[passo]}{' '}
            {!podeCadastrar && dosPassos.peca(quem)}
          </li>
        ))}
      </ul>
      {podeCadastrar && (
        <Button variant="default" mih={44} renderRoot={(props) => <Link to="/admin/painel" {...props} />}>
          {t.cadastrar}
        </Button>
      )}
    </Alert>
  )
}
