import FingerpostTool

Tool.main()
