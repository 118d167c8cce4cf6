import type { Etapa } from '@balcao/contract/vendas/etapas'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BotaoEnviar } from '../envio/BotaoEnviar.tsx'
import { useSaidaDaVenda } from '../useSaidaDaVenda.ts'
import { textos } from '../venda.textos.ts'
import classes from './Moldura.module.css'
import { usePassos } from './usePassos.ts'

/** Within reach of the thumb. */
const ALTURA = { h: 44 } as const

/** A step may be left unfinished: nothing here is ever disabled for what is missing. */
export function BotoesDaEtapa({ id, etapa }: { id: string; etapa: Etapa }) {
  const { anterior, seguinte } = usePassos(id, etapa)
  const saida = useSaidaDaVenda()
  return (
    <div className={classes.botoes}>
      <Button
        {...ALTURA}
        variant="default"
        renderRoot={(props) =>
          anterior ? (
            <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: anterior }} {...props} />
          ) : (
            <Link {...saida} {...props} />
          )
        }
      >
        {textos.voltar}
      </Button>
      {seguinte ? (
        <Button
          {...ALTURA}
          renderRoot={(props) => (
            <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: seguinte }} {...props} />
          )}
        >
          {textos.continuar}
        </Button>
      ) : (
        <BotaoEnviar />
      )}
    </div>
  )
}
