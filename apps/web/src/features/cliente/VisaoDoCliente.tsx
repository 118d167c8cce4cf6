import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { Alert, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { Icone } from '#ui/Icone.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { quando } from '#ui/quando.ts'
import { Atencao } from './Atencao.tsx'
import { AtendimentosDoCliente } from './AtendimentosDoCliente.tsx'
import { BoletosDoCliente } from './BoletosDoCliente.tsx'
import { FaixaDeRestricao } from './FaixaDeRestricao.tsx'
import { textos as daFicha } from './ficha.textos.ts'
import { PlanosDoCliente } from './PlanosDoCliente.tsx'
import { QuemE } from './QuemE.tsx'
import { SeloDoCliente } from './SeloDoCliente.tsx'
import { VendasDoCliente } from './VendasDoCliente.tsx'
import classes from './Visao.module.css'
import { textos } from './visao.textos.ts'

/** For whoever has the client on the phone: who it is, what they have, what they wait for, what is wrong. */
export function VisaoDoCliente({ cliente }: { cliente: Cliente }) {
  const { id, mascarado, anonimizado_em } = cliente
  const podeVender = usePode('REALIZAR_VENDA') && anonimizado_em === null
  const podeEditar = usePode('EDITAR.CLIENTE') && !mascarado && anonimizado_em === null
  return (
    <div className={classes.visao}>
      <FaixaDeRestricao cliente={cliente} />
      <PaginaCabecalho
        titulo={cliente.nome}
        selo={<SeloDoCliente cliente={cliente} />}
        acoes={
          <>
            {podeVender && (
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/vendedor" search={{ cliente: id }} {...props} />}
              >
                {textos.vender}
              </Button>
            )}
            <Button
              variant={podeEditar ? 'filled' : 'default'}
              leftSection={<Icone nome={podeEditar ? 'tabler:pencil' : 'tabler:id'} tamanho={16} />}
              renderRoot={(props) => <Link to="/admin/cliente/$id/dados" params={{ id }} {...props} />}
            >
              {podeEditar ? textos.editar : textos.verDados}
            </Button>
          </>
        }
      />
      <Atencao id={id} />
      {(mascarado || anonimizado_em) && (
        <Alert className={classes.aviso} icon={<Icone nome="tabler:lock" />}>
          {anonimizado_em ? daFicha.anonimizado(quando(anonimizado_em)) : daFicha.mascarado}
        </Alert>
      )}
      <div className={classes.colunas}>
        <div className={classes.coluna}>
          <PlanosDoCliente id={id} />
          <BoletosDoCliente cliente={cliente} />
          <AtendimentosDoCliente id={id} />
        </div>
        <div className={classes.coluna}>
          <QuemE cliente={cliente} />
          <VendasDoCliente id={id} />
        </div>
      </div>
    </div>
  )
}
