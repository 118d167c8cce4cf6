import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { Alert } from '@mantine/core'
import { Icone } from '#ui/Icone.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { quando } from '#ui/quando.ts'
import { HistoricoDoRegistro } from '#ui/registro/HistoricoDoRegistro.tsx'
import { Secao } from '#ui/Secao.tsx'
import { clientes } from './cliente.data.ts'
import { palavras } from './cliente.palavras.ts'
import { textos as doCliente, rotulos } from './cliente.textos.ts'
import { textos as deContatos } from './contatos.textos.ts'
import classes from './Ficha.module.css'
import { textos } from './ficha.textos.ts'
import { dadosDaFicha, enderecosDaFicha, telefonesDaFicha } from './ficha.ts'
import { SecoesDoCliente } from './SecoesDoCliente.tsx'
import { SeloDoCliente } from './SeloDoCliente.tsx'

/**
 * A client that can only be read:
 * masked for people who may not view it, or a person whose data was removed. Never a form.
 */
export function FichaDoCliente({ cliente }: { cliente: Cliente }) {
  const { mascarado, anonimizado_em } = cliente
  return (
    <div className={classes.ficha}>
      <PaginaCabecalho titulo={cliente.nome} selo={<SeloDoCliente cliente={cliente} />} />
      <Alert icon={<Icone nome="tabler:lock" />}>
        {anonimizado_em ? textos.anonimizado(quando(anonimizado_em)) : textos.mascarado}
      </Alert>
      <Secao titulo={doCliente.dados}>
        <dl className={classes.dados}>
          {dadosDaFicha(cliente).map(({ rotulo, valor }) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      </Secao>
      <Linhas titulo={rotulos.telefones} vazio={deContatos.semTelefones} linhas={telefonesDaFicha(cliente)} />
      <Linhas titulo={rotulos.enderecos} vazio={deContatos.semEnderecos} linhas={enderecosDaFicha(cliente)} />
      {!mascarado && (
        <>
          <SecoesDoCliente cliente={cliente} motivo={null} />
          <HistoricoDoRegistro consulta={clientes.historico(cliente.id)} palavras={palavras} />
        </>
      )}
    </div>
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
