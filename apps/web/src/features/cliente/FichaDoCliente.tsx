import type { Cliente } from '@balcao/contract/cliente/cliente'
import { Alert } from '@mantine/core'
import { Icone } from '../../ui/Icone.tsx'
import { PaginaCabecalho } from '../../ui/PaginaCabecalho.tsx'
import { quando } from '../../ui/quando.ts'
import { HistoricoDoRegistro } from '../../ui/registro/HistoricoDoRegistro.tsx'
import { Secao } from '../../ui/Secao.tsx'
import { AcessosDoCliente } from './AcessosDoCliente.tsx'
import { Consentimentos } from './Consentimentos.tsx'
import { clientes } from './cliente.data.ts'
import { palavras } from './cliente.palavras.ts'
import { rotulos, textos } from './cliente.textos.ts'
import { FaixaDeRestricao } from './FaixaDeRestricao.tsx'
import classes from './Ficha.module.css'
import { dadosDaFicha, enderecosDaFicha, telefonesDaFicha } from './ficha.ts'
import { SeloDoCliente } from './SeloDoCliente.tsx'

/** A client to be read only: masked for who may not view it, or a person whose data was removed. Never a form. */
export function FichaDoCliente({ cliente }: { cliente: Cliente }) {
  const { mascarado, anonimizado_em } = cliente
  return (
    <>
      <FaixaDeRestricao restricao={cliente.restricao} />
      <div className={classes.ficha}>
        <PaginaCabecalho titulo={cliente.nome} selo={<SeloDoCliente cliente={cliente} />} />
        <Alert icon={<Icone nome="tabler:lock" />}>
          {anonimizado_em ? textos.anonimizado(quando(anonimizado_em)) : textos.mascarado}
        </Alert>
        <Secao titulo={textos.dados}>
          <dl className={classes.dados}>
            {dadosDaFicha(cliente).map(({ rotulo, valor }) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        </Secao>
        <Linhas titulo={rotulos.telefones} vazio={textos.semTelefones} linhas={telefonesDaFicha(cliente)} />
        <Linhas titulo={rotulos.enderecos} vazio={textos.semEnderecos} linhas={enderecosDaFicha(cliente)} />
        {!mascarado && (
          <>
            <Consentimentos cliente={cliente} motivo={null} />
            <AcessosDoCliente id={cliente.id} />
            <HistoricoDoRegistro consulta={clientes.historico(cliente.id)} palavras={palavras} />
          </>
        )}
      </div>
    </>
  )
}

type LinhasProps = { titulo: string; vazio: string; linhas: { chave: string; texto: string }[] }

function Linhas({ titulo, vazio, linhas }: LinhasProps) {
  return (
    <Secao titulo={titulo}>
      {linhas.length === 0 && <p className={classes.vazio}>{vazio}</p>}
      <ul className={classes.linhas}>
        {linhas.map(({ chave, texto }) => (
          <li key={chave}>{texto}</li>
        ))}
      </ul>
    </Secao>
  )
}
