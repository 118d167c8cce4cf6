import { useMotivoEscrito } from '#partes/motivo/useMotivoEscrito.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

/** How it was solved, or why it is open again. */
export function ComMotivo({ acao, ...props }: DialogoProps & { acao: 'resolver' | 'reabrir' }) {
  const palavras = useMotivoEscrito()
  const conferir = () => {
    const motivo = palavras.conferir()
    return motivo !== false && { motivo }
  }
  return (
    <QuadroDoAtendimento {...props} acao={acao} conferir={conferir} campos={['motivo']}>
      {(doServidor) => (
        <CampoAreaTexto
          {...palavras.ligar(doServidor('motivo'))}
          label={textos.motivo[acao]}
          data-autofocus
        />
      )}
    </QuadroDoAtendimento>
  )
}
