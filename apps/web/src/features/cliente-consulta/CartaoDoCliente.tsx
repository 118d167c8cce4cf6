import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import type { ResumoDoCliente } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { cidadeDe } from '#partes/cliente/onde.ts'
import { SituacaoDoCliente } from '#partes/cliente/SituacaoDoCliente.tsx'
import { Icone } from '#ui/Icone.tsx'
import classes from './Consulta.module.css'
import { textos } from './cliente-consulta.textos.ts'
import { OQueTem } from './OQueTem.tsx'
import { TelefoneDoCartao } from './TelefoneDoCartao.tsx'

/** Two of them fit side by side at 360 px. */
const ALTURA_DO_POLEGAR = { h: 44, px: 'sm' } as const

type CartaoDoClienteProps = { cliente: ClienteEncontrado; resumo: ResumoDoCliente | undefined }

/** Enough to recognise the client, what they have, and the two most likely next actions. */
export function CartaoDoCliente({ cliente, resumo }: CartaoDoClienteProps) {
  const { id, nome } = cliente
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  const podeVender = usePode('REALIZAR_VENDA')
  return (
    <li className={classes.cartao}>
      <div className={classes.nome}>
        <h2>{nome}</h2>
        <SituacaoDoCliente situacao={cliente.situacao} />
      </div>
      {cliente.restrito && (
        <p className={classes.restricao}>
          <Icone nome="tabler:alert-triangle" tamanho={18} />
          {textos.restrito}
        </p>
      )}
      <p className={classes.dados}>
        <span>{cliente.cpf_cnpj ? formatarDocumento(cliente.cpf_cnpj) : textos.anonimo}</span>
        {cliente.telefone && (
          <TelefoneDoCartao
            e164={cliente.mascarado ? null : cliente.telefone}
            escrito={formatarTelefone(cliente.telefone)}
          />
        )}
        {cliente.cidade && <span>{cidadeDe(cliente)}</span>}
        <span>{textos.codigo(cliente.codigo)}</span>
      </p>
      {resumo ? <OQueTem resumo={resumo} /> : <p className={classes.dica}>{textos.semResumo}</p>}
      {(podeAbrir || podeVender) && (
        <div className={classes.acoes}>
          {podeAbrir && (
            <Button
              variant="default"
              {...ALTURA_DO_POLEGAR}
              aria-label={textos.abrirNome(nome)}
              renderRoot={(props) => <Link to="/admin/cliente/$id" params={{ id }} {...props} />}
            >
              {textos.abrir}
            </Button>
          )}
          {podeVender && (
            <Button
              color="secondary"
              {...ALTURA_DO_POLEGAR}
              aria-label={textos.venderNome(nome)}
              renderRoot={(props) => <Link to="/vendedor" search={{ cliente: id }} {...props} />}
            >
              {textos.vender}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
