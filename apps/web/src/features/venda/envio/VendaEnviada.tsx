import { nomesDasSituacoes, type Porta } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, Group, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './Envio.module.css'
import { textos } from './envio.textos.ts'

/** The sale is the provider's now: its number, its state, and what happens next. */
export function VendaEnviada({ venda }: { venda: Venda }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  // The button that sent it is gone with its page.
  useEffect(() => titulo.current?.focus(), [])
  return (
    <div className={classes.enviada}>
      <Title order={1} size="h3" tabIndex={-1} ref={titulo}>
        {textos.enviada}
      </Title>
      <dl className={classes.dados}>
        <div>
          <dt>{textos.protocolo}</dt>
          <dd>{venda.protocolo}</dd>
        </div>
        <div>
          <dt>{textos.situacao}</dt>
          <dd>
            <Situacao tom={venda.situacao === 'AGUARDANDO_AUTORIZACAO' ? 'aviso' : 'informacao'}>
              {nomesDasSituacoes[venda.situacao]}
            </Situacao>
          </dd>
        </div>
      </dl>
      {venda.situacao === 'AGUARDANDO_AUTORIZACAO' && venda.restricoes.length > 0 && (
        <div>
          <p>{textos.espera}</p>
          <ul>
            {venda.restricoes.map(({ regra, texto }) => (
              <li key={regra}>{texto}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{textos.proximo[venda.situacao as Porta] ?? textos.acompanhe}</p>
      <Group gap="xs">
        <Button
          color="secondary"
          h={44}
          renderRoot={(props) => <Link to="/vendedor" search={{}} {...props} />}
        >
          {textos.nova}
        </Button>
        <Button variant="default" h={44} renderRoot={(props) => <Link to="/vendedor" {...props} />}>
          {textos.minhas}
        </Button>
      </Group>
    </div>
  )
}
