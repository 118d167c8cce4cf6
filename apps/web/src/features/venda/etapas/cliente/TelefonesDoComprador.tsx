import { tipoDepoisDaTroca } from '@balcao/contract/clientes/cliente/contato'
import type { TipoPessoa } from '@balcao/contract/valores/pessoa'
import type { ClienteDoRascunho } from '@balcao/contract/vendas/rascunho'
import { Button } from '@mantine/core'
import { AvisoDeSemelhantes } from '#partes/cliente/semelhantes/AvisoDeSemelhantes.tsx'
import { Icone } from '#ui/Icone.tsx'
import { useGravar } from '../../formulario/edicao.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'
import { DoCadastro } from './DoCadastro.tsx'
import { TelefoneDoComprador } from './TelefoneDoComprador.tsx'
import { useUsarCadastro } from './useUsarCadastro.ts'

type Telefone = NonNullable<ClienteDoRascunho['telefones']>[number]

const CAMPO = 'cliente.telefones'
const LIMITE = 10
const NOVO: Telefone = { numero: '', tipo: 'CELULAR', whatsapp: true, principal: true }
const UM_VAZIO = [NOVO]

/** The first is the main one: at the door nobody chooses that from a list. */
const comPrincipal = (telefones: Telefone[]) =>
  telefones.map((telefone, lugar) => ({ ...telefone, principal: lugar === 0 }))

export function TelefonesDoComprador({ tipo }: { tipo: TipoPessoa }) {
  const telefones = useRascunho().dados.cliente.telefones ?? UM_VAZIO
  const gravar = useGravar()
  const { semelhantes, acao } = useUsarCadastro()

  const gravarTodos = (novos: Telefone[]) =>
    gravar({ [CAMPO]: novos.length > 0 ? comPrincipal(novos) : undefined })
  function mudar(lugar: number, mudanca: Partial<Telefone>) {
    gravarTodos(
      telefones.map((telefone, i) => {
        if (i !== lugar) return telefone
        const novo = { ...telefone, ...mudanca }
        const { numero } = novo
        return {
          ...novo,
          tipo: tipoDepoisDaTroca({ tipo: novo.tipo, anterior: telefone.numero, numero, pessoa: tipo }),
        }
      }),
    )
  }
  const tirar = (lugar: number) => gravarTodos(telefones.filter((_, i) => i !== lugar))
  return (
    <DoCadastro campo="telefones" rotulo={textos.telefones} inicial={UM_VAZIO}>
      <div className={classes.telefones} data-path={CAMPO}>
        {telefones.map(({ numero, whatsapp }, lugar) => (
          <TelefoneDoComprador
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is being typed, so the place identifies it
            key={lugar}
            lugar={lugar}
            numero={numero}
            whatsapp={whatsapp}
            unico={telefones.length === 1}
            aoMudar={(mudanca) => mudar(lugar, mudanca)}
            aoTirar={() => tirar(lugar)}
            aoSair={() => numero === '' && tirar(lugar)}
          />
        ))}
        {telefones.length < LIMITE && telefones.at(-1)?.numero !== '' && (
          <Button
            variant="default"
            leftSection={<Icone nome="tabler:plus" tamanho={14} />}
            onClick={() => gravarTodos([...telefones, NOVO])}
          >
            {textos.outroTelefone}
          </Button>
        )}
      </div>
      <AvisoDeSemelhantes semelhantes={semelhantes} motivo="TELEFONE" acao={acao} />
    </DoCadastro>
  )
}
