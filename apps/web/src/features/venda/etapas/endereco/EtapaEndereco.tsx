import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { useRef, useState } from 'react'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import { useGravar } from '../../formulario/edicao.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { EnderecoNovo } from './EnderecoNovo.tsx'
import { enderecosEmPalavras } from './em-palavras.ts'
import { textos } from './endereco.textos.ts'

const OUTRO = 'outro'

/** Its door, as somebody would type it. */
const copiaDe = ({ id: _, tipo: __, cidade: ___, uf: ____, ...porta }: EnderecoDoCliente) =>
  Object.fromEntries(Object.entries(porta).filter(([, valor]) => valor !== null))

/** Where it is installed: an address on record, or a new one. */
export function EtapaEndereco() {
  const { dados, consulta, corrige } = useRascunho()
  const gravar = useGravar()
  const { endereco, cliente } = dados
  const registro = cliente.id ? consulta?.cliente : null
  const salvos = registro?.enderecos ?? []
  // What was typed comes back when somebody looks at an address on record in between.
  const digitado = useRef(endereco.id ? {} : endereco)
  const [outro, setOutro] = useState(Object.keys(endereco).length > 0 && !endereco.id)

  function escolher(valor: string) {
    if (!endereco.id) digitado.current = endereco
    const nadaDigitado = Object.keys(digitado.current).length === 0
    const deAntes = salvos.find(({ id }) => id === endereco.id)
    // A correction is mostly of one field: nobody types the others again.
    if (valor === OUTRO && corrige && nadaDigitado && deAntes && !registro?.mascarado)
      digitado.current = copiaDe(deAntes)
    setOutro(valor === OUTRO)
    const salvo = salvos.find(({ id }) => id === valor)
    // The city stays beside the id: it decides what is sold there.
    gravar({ endereco: salvo ? { id: salvo.id, codigo_ibge: salvo.codigo_ibge } : digitado.current })
  }
  const escolhido = endereco.id ?? (outro ? OUTRO : undefined)
  const novo = salvos.length === 0 || escolhido === OUTRO
  return (
    <>
      {salvos.length > 0 && (
        <CartoesDeEscolha
          legenda={textos.onde}
          campo="endereco.id"
          largos
          opcoes={[...enderecosEmPalavras(salvos, consulta?.sinais), { valor: OUTRO, texto: textos.outro }]}
          valor={escolhido}
          aoEscolher={escolher}
        />
      )}
      {novo && <EnderecoNovo />}
    </>
  )
}
