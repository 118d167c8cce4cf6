import { type Passo, type PrimeirosPassos, passos } from '@balcao/contract/vendas/primeiros-passos'
import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { Secao } from '#ui/Secao.tsx'
import classes from './Painel.module.css'
import { PassoDaLista } from './PassoDaLista.tsx'
import { textos } from './primeiros-passos.textos.ts'

/** What a new installation lacks before somebody can sell. */
export function AteAPrimeiraVenda({ faltam }: Pick<PrimeirosPassos, 'faltam'>) {
  const podeVender = usePode('REALIZAR_VENDA')
  const podeVerSituacao = usePode('LISTAR.CONFIGURACAO')
  const falta = (passo: Passo) => faltam.find((um) => um.passo === passo)
  // Being in a company is only worth a line to somebody who is in none.
  const mostrados = passos.filter((passo) => passo !== 'ligacao' || falta(passo))
  const feitos = mostrados.filter((passo) => !falta(passo)).length
  return (
    <Secao
      titulo={textos.ateAVenda}
      texto={faltam.length ? textos.falta(feitos, mostrados.length) : textos.pronto}
    >
      <ol className={classes.passos}>
        {mostrados.map((passo) => (
          <PassoDaLista key={passo} passo={passo} falta={falta(passo)} />
        ))}
      </ol>
      {podeVerSituacao && (
        <Text size="sm" mb="sm">
          {textos.antesDeVender}
          <Anchor component={Link} to="/admin/situacao" size="sm" underline="always">
            {textos.situacao}
          </Anchor>
        </Text>
      )}
      {faltam.length === 0 && podeVender && (
        <Button color="secondary" mih={44} renderRoot={(props) => <Link to="/vendedor" {...props} />}>
          {textos.novaVenda}
        </Button>
      )}
    </Secao>
  )
}
