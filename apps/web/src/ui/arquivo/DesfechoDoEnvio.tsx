import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { textos as t } from './arquivo.textos.ts'
import type { useEnvioDeArquivo } from './useEnvioDeArquivo.ts'

type DesfechoDoEnvioProps = {
  envio: Pick<ReturnType<typeof useEnvioDeArquivo>, 'recusa' | 'deNovo' | 'saida'>
}

/** Below the area: why a file was refused, and the question before a page is left with a file on its way. */
export function DesfechoDoEnvio({ envio: { recusa, deNovo, saida } }: DesfechoDoEnvioProps) {
  return (
    <>
      {recusa && <ErroNaTela mensagem={recusa} {...(deNovo && { aoTentarDeNovo: deNovo })} />}
      {saida.perguntando && (
        <ConfirmarAcao
          titulo={t.sairTitulo}
          consequencia={t.sairTexto}
          textoConfirmar={t.sair}
          textoCancelar={t.ficar}
          aoConfirmar={saida.sair}
          aoCancelar={saida.ficar}
        />
      )}
    </>
  )
}
