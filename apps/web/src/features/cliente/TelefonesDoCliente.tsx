import { tipoDepoisDaTroca } from '@balcao/contract/clientes/cliente/contato'
import { lerTelefone } from '@balcao/contract/valores/telefone'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { AvisoDeSemelhantes } from '#partes/cliente/semelhantes/AvisoDeSemelhantes.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { Icone } from '#ui/Icone.tsx'
import classes from './Cliente.module.css'
import { telefoneNovo } from './cliente.formulario.ts'
import { rotulos } from './cliente.textos.ts'
import { textos } from './contatos.textos.ts'
import type { ParteProps } from './formulario-do-cliente.ts'
import { LinhaDoTelefone } from './LinhaDoTelefone.tsx'

/** The contract's limit. */
const MAXIMO = 10

export function TelefonesDoCliente({ form, travado, semelhantes, comSemelhante }: ParteProps) {
  const { telefones, tipo_pessoa } = form.values
  /**
   * The last complete number of each phone.
   * While another is being typed in its place, only part of it is known.
   */
  const inteiros = useRef(new Map<string, string>())

  function mudarNumero(lugar: number, numero: string) {
    const telefone = telefones[lugar]
    if (!telefone) return
    const { chave, tipo } = telefone
    if (lerTelefone(telefone.numero)) inteiros.current.set(chave, telefone.numero)
    form.setFieldValue(`telefones.${lugar}.numero`, numero)
    const anterior = inteiros.current.get(chave)
    const certo = tipoDepoisDaTroca({ tipo, anterior, numero, pessoa: tipo_pessoa })
    if (certo !== tipo) form.setFieldValue(`telefones.${lugar}.tipo`, certo)
  }
  function tornarPrincipal(escolhido: number) {
    for (const lugar of telefones.keys())
      form.setFieldValue(`telefones.${lugar}.principal`, lugar === escolhido)
  }
  function tirar(lugar: number) {
    form.removeListItem('telefones', lugar)
    // There is always exactly one main phone, so nobody can forget to choose it.
    if (telefones[lugar]?.principal && telefones.length > 1) form.setFieldValue('telefones.0.principal', true)
  }
  return (
    <GrupoDeCampos legenda={rotulos.telefones}>
      <div className={classes.linhas}>
        {telefones.length === 0 && <p className={classes.vazio}>{textos.semTelefones}</p>}
        {telefones.map(({ chave, numero, principal }, lugar) => (
          <LinhaDoTelefone
            key={chave}
            lugar={lugar}
            numero={numero}
            principal={principal}
            travado={travado}
            aoMudarNumero={(novo) => mudarNumero(lugar, novo)}
            aoTornarPrincipal={() => tornarPrincipal(lugar)}
            aoTirar={() => tirar(lugar)}
          />
        ))}
        {!travado && telefones.length < MAXIMO && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icone nome="tabler:plus" tamanho={14} />}
            onClick={() => form.insertListItem('telefones', telefoneNovo(telefones.length === 0))}
          >
            {textos.adicionarTelefone}
          </Button>
        )}
      </div>
      <AvisoDeSemelhantes semelhantes={semelhantes} motivo="TELEFONE" acao={comSemelhante} />
    </GrupoDeCampos>
  )
}
